/** Devices, signs and solids. */
export const DESK_AND_TECHNOLOGY: Readonly<Record<string, string>> = {
  '@calculator':
    'calculator, pocket calculator, calculators | scientific calculator, cash calculator',
  '@remotecontrol':
    'remote control, tv remote, television remote, tv remote control, remote controller, remote',
  '@monitor':
    'monitor, computer monitor, computer screen, computer display, flat screen, desktop monitor | lcd screen, computer screens',
  '@tablet':
    'tablet, tablet computer, ipad, digital tablet | e reader, ebook reader, kindle, drawing tablet, graphics tablet',
  '@usbstick':
    'usb stick, usb drive, usb flash drive, flash drive, thumb drive, memory stick, pen drive, usb key',
  '@harddrive': 'hard drive, hard disk, hard disk drive, computer hard drive | ssd',
  '@serverrack':
    'server rack, computer server, servers, data server, rack of servers | server room, data center, data centre, mainframe computer, supercomputer',
  '@router': 'router, wifi router, wi fi router, wireless router, internet router | modem',
  '@microchip':
    'microchip, computer chip, silicon chip, cpu, processor, microprocessor | semiconductor, gpu',
  '@circuitboard':
    'circuit board, motherboard, printed circuit board, circuit boards | circuitry, circuit',
  '@vrheadset':
    'vr headset, virtual reality headset, vr goggles, virtual reality goggles, vr glasses, virtual reality glasses | ar glasses, ar headset',
  '@smartwatch': 'smartwatch, smart watch, apple watch, digital watch | fitness tracker',
  '@questionmark': 'question mark, question marks, questionmark',
  '@exclamationmark': 'exclamation mark, exclamation point, exclamation marks, exclamation points',
  '@infinity': 'infinity symbol, infinity sign, infinity | lemniscate, infinity loop',
  '@yinyang': 'yin yang, yin and yang, yin yang symbol, yin and yang symbol, ying yang',
  '@recycling':
    'recycling symbol, recycling sign, recycle symbol, recycle sign, recycling logo, recycling arrows',
  '@atom':
    'atom, atoms, atom symbol, atom model | atomic nucleus, nucleus, electron, electrons, proton',
  '@molecule':
    'molecule, molecules, molecule model, molecular model | water molecule, chemical molecule',
  '@piechart': 'pie chart, pie charts, pie graph, pie diagram',
  '@barcode': 'barcode, bar code, barcodes',
  '@checklist':
    'checklist, check list, to do list, todo list, task list, list of tasks, grocery list, shopping list, packing list, reading list | wish list, bucket list, chore list',
  'round-pushpin':
    'map pin, location pin, location marker, map marker, pin on a map, location icon',
  '@cube': 'cube, cubes, 3d cube | square block, toy cube',
  '@sphere': 'sphere, spheres, 3d sphere | spherical ball, plain ball',
  '@cone': 'cone shape, 3d cone, geometric cone, cones, cone',
  '@cylinder': 'cylinder, cylinders, cylinder shape',
  '@pyramidshape': 'pyramid shape, geometric pyramid, 3d pyramid, tetrahedron',
  '@spiral': 'spiral shape, spiral line, spiral symbol',
  '@maze': 'maze, labyrinth, hedge maze, garden maze, mazes | corn maze',
  '@hologram':
    'hologram, holograms, holographic projection, holographic display, holographic globe',
  '@powerdrill':
    'power drill, electric drill, cordless drill, hand drill, drill machine, drill | impact driver, drill press, electric screwdriver',
  '@pliers': 'pliers, pair of pliers, plier, pincers | wire cutter, wire cutters, tongs tool',
  '@screw': 'screw, metal screw, wood screw, screws | drywall screw',
  '@nail':
    'iron nail, metal nail, steel nail, rusty nail, carpenter nail, hardware nail, nail, iron nails, metal nails, rusty nails',
  'carpentry-saw': 'hand saw, handsaw, carpentry saw',
  '@tapemeasure': 'tape measure, measuring tape, tape measures, measure tape',
  '@ducttape':
    'duct tape, roll of duct tape, sticky tape, roll of tape, roll of sticky tape, tape roll, masking tape, packing tape, adhesive tape | scotch tape, electrical tape, tape dispenser',
  '@gluebottle':
    'glue bottle, bottle of glue, glue, school glue, white glue | glue stick, superglue',
  '@spraycan':
    'spray can, spray paint, spray paint can, can of spray paint, aerosol can, paint spray can, aerosol | hairspray, deodorant spray, bug spray',
  '@coilspring':
    'coil spring, metal spring, steel spring, spiral spring, metal coil | slinky, metal springs',
  '@metalpipe':
    'metal pipe, water pipe, steel pipe, drain pipe, pipes, pipeline, plumbing, plumbing pipe, iron pipe | sewer pipe, copper pipe',
  '@postagestamp': 'postage stamp, stamp, postal stamp, stamps, postage stamps',
  '@postcard': 'postcard, postcards, post card, picture postcard',
  '@magazine': 'magazine, magazines, fashion magazine, glossy magazine | magazine cover',
  '@diary': 'diary, diaries, secret diary, locked diary',
  '@markerpen':
    'marker pen, marker, felt tip pen, felt pen, felt tip, sharpie, permanent marker, markers, felt tip pens, marker pens | highlighter, highlighter pen',
  '@rubberstamp': 'rubber stamp, ink stamp, wooden stamp, ink pad, stamp pad',
  '@matchstick':
    'matchstick, match stick, burning match, lit match, burning matchstick, match, matchsticks, matches',
  '@matchbox': 'matchbox, match box, box of matches, matchboxes',
  '@robotarm':
    'robot arm, robotic arm, industrial robot, mechanical arm, factory robot, robot arms, robotic arms',
  '@conveyorbelt':
    'conveyor belt, conveyor, conveyer belt, assembly line, conveyor belts | production line',
  '@printerofthings': '3d printer, three d printer, 3d printers',
  '@carcharger':
    'electric car charger, car charger, ev charger, charging station, electric vehicle charger, ev charging station, electric car charging station, charging point, electric charging station',
  '@solarpanel':
    'solar panel, solar panels, photovoltaic panel, solar cell, solar cells, photovoltaic panels',
  '@engine':
    'engine, motor, car engine, engine block, v8 engine, combustion engine, engines, car motor | electric motor, diesel engine',
  '@ropecoil': 'coil of rope, rope coil, coiled rope, rope, ropes, roll of rope',
  '@filmreel': 'film reel, movie reel, reel of film, film roll, roll of film, film reels',
  '@tripod': 'tripod, camera tripod, tripod stand',
  '@homeprojector':
    'projector, video projector, home projector, digital projector, beamer, projectors',
  'film-projector': 'film projector, movie projector, cinema projector',
  'video-camera': 'video camera, camcorder, handycam, video recorder',
  'satellite-antenna':
    'satellite dish, radar dish, satellite antenna, radar antenna, dish antenna, parabolic antenna | antenna, radar, radio telescope',
  '@whistle': 'whistle, referee whistle, whistles, sports whistle',
  '@metronome': 'metronome, metronomes',
  '@sundial': 'sundial, sun dial, sundials',
  '@fingerprint': 'fingerprint, finger print, fingerprints, thumbprint, thumb print',
  '@footprint': 'footprint, human footprint, bare footprint, foot print',
};
