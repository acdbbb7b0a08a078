/** What somebody does, or how a thing moves. */
export type MotionName =
  | 'jump'
  | 'bounce'
  | 'spin'
  | 'float'
  | 'dance'
  | 'fly'
  | 'run'
  | 'walk'
  | 'swim'
  | 'drive'
  | 'sail'
  | 'swing'
  | 'sleep'
  | 'pulse'
  /** From small to its whole size, and small again. */
  | 'grow'
  /** Gives light; said of what does something else as well. */
  | 'glow'
  | 'shake'
  | 'wave'
  | 'sit'
  | 'surf'
  | 'ride'
  | 'orbit'
  | 'turn'
  /** Of a sun or a moon: comes up from the horizon and goes down again. */
  | 'risesets'
  /** Of a planet: about its own axis. */
  | 'revolve'
  /** Of a thing: falls and springs up again. */
  | 'rebound'
  /** Of a ball: flies off from a foot and rolls back to it. */
  | 'kicked'
  /** Of a thing: turns over in the air and comes down again. */
  | 'tumble'
  /** Leans from one side to the other over its foot. */
  | 'sway'
  /** Comes up out of what it is in, and goes down again. */
  | 'emerge'
  /** Of a glass: a drink rises in it; of a bar chart: its bars rise. */
  | 'fill'
  /** Leaves the ground and the picture upwards. */
  | 'takeoff'
  /** Comes down into the picture and onto the ground. */
  | 'touchdown'
  /** Of a thing: falls, and again from above. */
  | 'comedown'
  /** Of a book: its leaves go over. */
  | 'pageturn'
  /** Of a button: gives way under the pointer. */
  | 'click'
  /** Of a thing: drops run down and fall off it. */
  | 'drip'
  /** Of a hand by itself: turns about its wrist. */
  | 'wavehand'
  /** Of a thing: its door or its lid opens and closes. */
  | 'openclose'
  | 'yoga'
  | 'cheer'
  | 'clap'
  | 'point'
  | 'highfive'
  /** Has somebody in the arms, or on the back. */
  | 'carry'
  /** Does the same as somebody else, see `passesOn`. */
  | 'help'
  | 'piggyback'
  | 'holdhands'
  | 'shakehands'
  | 'pray'
  | 'think'
  | 'shrug'
  | 'salute'
  | 'thumbsup'
  | 'flex'
  | 'bow'
  | 'kneel'
  | 'prostrate'
  | 'kick'
  /** Kicks a ball into a goal. */
  | 'score'
  /** Dives before a goal and has the ball. */
  | 'save'
  /** Of tennis: the racket behind the head, the ball above. */
  | 'serve'
  /** Above a board that turns. */
  | 'kickflip'
  | 'throw'
  | 'drop'
  | 'lift'
  | 'stretch'
  | 'facepalm'
  /** Shakes the head, a palm before the chest. */
  | 'refuse'
  | 'nod'
  /** Turns the head to one side and the other. */
  | 'lookaround'
  /** The head to one side, as those who wonder do. */
  | 'tilthead'
  /** The hips, or the whole of a thing, from side to side and quickly. */
  | 'wiggle'
  /** With the tail. */
  | 'wag'
  /** Both hands before the eyes. */
  | 'hideface'
  /** Conjures something with a hand or a staff. */
  | 'cast'
  | 'blowkiss'
  /** Both hands at the head. */
  | 'panic'
  /** Spray from the mouth. */
  | 'spit'
  | 'crossarms'
  /** Hands on the hips. */
  | 'akimbo'
  | 'peace'
  | 'dab'
  | 'stop'
  | 'thumbsdown'
  /** With the forefinger towards the viewer. */
  | 'pointatyou'
  | 'type'
  | 'write'
  | 'stir'
  | 'knead'
  | 'chop'
  | 'scrub'
  | 'knit'
  | 'paint'
  | 'sweep'
  | 'juggle'
  /** Up into the air, to be caught again. */
  | 'toss'
  | 'eat'
  | 'drink'
  | 'sing'
  | 'selfie'
  | 'photo'
  | 'call'
  | 'strike'
  | 'aim'
  | 'catch'
  | 'box'
  | 'argue'
  | 'armwrestle'
  /** Pulls at a rope against others. */
  | 'tug'
  | 'fight'
  | 'feed'
  | 'pet'
  | 'push'
  | 'pull'
  | 'climb'
  | 'dunk'
  | 'handstand'
  | 'cartwheel'
  /** On something narrow, the arms stretched out. */
  | 'balance'
  /** On all fours. */
  | 'crawl'
  | 'pushup'
  /** On ice, one leg in the air. */
  | 'skate'
  /** Looks out for something, a hand above the eyes. */
  | 'peer'
  /** Strikes something over with a hand. */
  | 'knock'
  /** Is about to fall over. */
  | 'topple'
  /** With the paws, so that earth flies. */
  | 'dig'
  /** Eats, drinks or sniffs at the ground, head down. */
  | 'graze'
  /** Over snow, ice or down a slide, on the belly or the seat. */
  | 'slide'
  /** Leaps into shallow water, so that drops fly. */
  | 'splash'
  /** Food in a pan, up into the air. */
  | 'panflip'
  /** Out of an oven, or into it. */
  | 'takeout'
  /** The hair, the face or the teeth of somebody who sits. */
  | 'groom'
  /** A thing to somebody who takes it. */
  | 'handover'
  /** From a tree. */
  | 'harvest'
  | 'vacuum'
  /** Behind the counter of a stall. */
  | 'sell'
  /** At two turntables. */
  | 'deejay'
  /** Through a spyglass. */
  | 'spy'
  /** A hand at the cheek, cream in the other. */
  | 'cream'
  | 'milk'
  /** With a tool at something large beside: sanding, painting, repairing, building it. */
  | 'mend'
  /** With a torch whose sparks fly. */
  | 'weld'
  /** Head first into the water. */
  | 'plunge'
  /** On the back, on the water. */
  | 'backfloat'
  /** With a bird of prey on the arm that is held out. */
  | 'falconry'
  /** Water over one's own head. */
  | 'drench'
  | 'howl'
  /** Round and round after its own tail. */
  | 'chasetail'
  /** Falls to the side, lies there and gets up again. */
  | 'faint'
  /** Sinks down into a puddle. */
  | 'melt'
  /** Out of an egg. */
  | 'hatch'
  /** With the mouth wide open. */
  | 'roar'
  /** Fire, water or smoke comes out of the mouth. */
  | 'breathe'
  | 'pour'
  /** At candles, a dandelion, a bubble wand. */
  | 'blow'
  /** Bends down to something on the ground: hiding it, picking it, planting it. */
  | 'crouch'
  /** On the back, awake. */
  | 'lie'
  /** Of an animal: on the back, the paws in the air. */
  | 'rollover'
  /** Over and over along the ground, curled up. */
  | 'roll'
  /** Below a branch. */
  | 'hang'
  /** Down from something, head first. */
  | 'fall'
  /** Over in the air. */
  | 'flip'
  /** On a banana skin. */
  | 'slip'
  /** Against a wall or a tree. */
  | 'lean'
  /** Holds a skewer over a fire. */
  | 'toast'
  /** Turns meat over embers. */
  | 'grill'
  /** At a table with chess or cards. */
  | 'boardgame'
  | 'fish'
  /** At a table with a meal on it. */
  | 'dine'
  /** Talks with others around a table. */
  | 'meet'
  | 'kiss'
  /** Shows somebody how something is done. */
  | 'teach'
  /** Does somebody's hair, from behind. */
  | 'braid'
  /** Holds something out to somebody. */
  | 'give'
  /** Has one thing together with somebody. */
  | 'share'
  /** With somebody, or by oneself. */
  | 'talk'
  /** Speaks with the hands. */
  | 'sign'
  /** On skates with wheels. */
  | 'rollerskate'
  /** An arm around somebody who is sad. */
  | 'comfort'
  /** Into somebody's ear, behind a hand. */
  | 'whisper'
  /** As doctors do. */
  | 'treat'
  /** In each other's arms. */
  | 'slowdance'
  /** Leans on somebody, head on head. */
  | 'snuggle'
  /** Of somebody who spins. */
  | 'twirl'
  | 'idle';
