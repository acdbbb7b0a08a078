import type { Catalogue } from '../catalogue.ts';

/** What the server says, by its own English words. */
export const texts: Catalogue['server'] = {
  'Passwords can have at most 128 characters.': 'パスワードは128文字までです。',
  'Usernames can have at most 40 characters.': 'ユーザー名は40文字までです。',
  'Names can have at most 100 characters.': '名前は100文字までです。',
  "Usernames cannot contain '@'.": 'ユーザー名に「@」は使えません。',
  'Usernames can only have single spaces between words.':
    'ユーザー名で使える空白は、単語の間の半角スペース1つだけです。',
  'Usernames need letters or numbers, few accents.':
    'ユーザー名には文字か数字が必要です。記号は重ねすぎないでください。',
  'That username is reserved. Try another one.':
    'このユーザー名は予約されています。別の名前をお試しください。',
  'Please enter one email address.':
    'メールアドレスを1つだけ入力してください（例：name@example.com）。',
  'Prompts can have at most 2,000 characters.': 'プロンプトは2,000文字までです。',
  'Messages can have at most 5,000 characters.': 'メッセージは5,000文字までです。',
  'Please remove invisible characters.': '目に見えない文字を取り除いてください。',
  "We couldn't understand that request.": 'リクエストを読み取れませんでした。',
  'Please log in first.': '先にログインしてください。',
  'Your session has changed. Reload the page and try again.':
    'セッションが変わりました。ページを再読み込みして、もう一度お試しください。',
  "There's nothing here.": 'ここには何もありません。',
  'The upload took too long. Please try again.':
    '届くまでに時間がかかりすぎました。もう一度お試しください。',
  'That request is too large.': 'リクエストが大きすぎます。',
  "Something went wrong on our side. You weren't charged.":
    'こちらで問題が発生しました。料金もトークンもいただいていません。',
  'That username is taken. Try another one.':
    'このユーザー名は使われています。別の名前をお試しください。',
  'There is already an account with that email. Sign in instead.':
    'このメールアドレスのアカウントがあります。ログインしてください。',
  "You've already sent several messages. Please try again in an hour.":
    'すでに何通かお送りいただいています。1時間後にまたお送りください。',
  "We're getting a lot of messages. Please try again in an hour.":
    'ただいま受信箱がいっぱいです。1時間後にもう一度お試しください。',
  'Message not sent. Your draft is safe. Please try again in a minute.':
    'いまはメッセージを送信できませんでした。内容は残っています。1分後にもう一度お試しください。',
  'Wrong username or password.': 'ユーザー名またはパスワードが違います。',
  'Too many attempts. Please wait a moment and try again.':
    '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
  'Too many new accounts from this network. Please try again later.':
    'ここからの新規登録が多すぎます。しばらくしてからお試しください。',
  'GIFs need a Creator or Studio subscription.': 'GIFはCreatorかStudioプランで作れます。',
  'Styles, seeds and negative prompts need a Creator or Studio subscription.':
    'スタイル、シード、ネガティブプロンプトはCreatorとStudioで使えます。',
  'Negative prompts can have at most 500 characters.': 'ネガティブプロンプトは500文字までです。',
  "That model doesn't support negative prompts. Clear the field or choose another model.":
    'このモデルはネガティブプロンプトに対応していません。外すか、別のモデルを選んでください。',
  'That size needs a higher subscription.': 'このサイズは上位プランで使えます。',
  'File exceeds 5 MB': 'ファイルが5 MBを超えています',
  'Unsupported file type': '対応していないファイル形式です',
  'That image has more than 40 megapixels. Try a smaller one.':
    '画像が4,000万画素を超えています。もっと小さい画像をお試しください。',
  "We can't read that image. Try another file.":
    '画像を読み込めません。別のファイルをお試しください。',
  "We're at capacity. Please try again in a moment.":
    'ただいま混み合っています。少し待ってから、もう一度お試しください。',
  'You already have many creations in the queue. Try again when some are done.':
    '順番待ちの作品がたくさんあります。いくつか仕上がってから、もう一度お試しください。',
  "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.":
    'ディスクの空きが残りわずかなため、現在は新規の受け付けを止めています。しばらくしてから、もう一度お試しください。料金もトークンもいただいていません。',
  "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.":
    '保存容量がいっぱいです。不要な作品を削除するか、上位のプランで容量を増やしてください。料金もトークンもいただいていません。',
  "Your storage is full. Delete creations you no longer need. You weren't charged.":
    '保存容量がいっぱいです。不要な作品を削除して空きをつくってください。料金もトークンもいただいていません。',
  "We're restarting. Please try again in a moment.":
    '再起動しています。少し待ってから、もう一度お試しください。',
  "Connection lost. If it finishes, it'll be in your gallery.":
    '接続が切れました。完成すれば、ギャラリーに入ります。',
  'This request key was already used for another request.':
    'このリクエストキーは別のリクエストで使われています。',
  "Canceled. You weren't charged.": 'キャンセルしました。トークンは減っていません。',
  'Generation failed, try again.': '生成できませんでした。もう一度お試しください。',
  "The video model returned a clip we can't use. Please try again.":
    '動画モデルから届いたクリップを使えませんでした。もう一度お試しください。',
  'Could not load billing portal. Please try again later.':
    'お支払いページを開けませんでした。しばらくしてからお試しください。',
  "Paid plans aren't available here right now.": 'ただいまプランを購入できません。',
  "That plan isn't available. Reload the page and choose again.":
    'このプランは販売していません。ページを再読み込みして、選び直してください。',
  'You already have that plan. Reload the page to see it.':
    'すでにこのプランをご利用中です。ページを再読み込みすると表示されます。',
  'You have no subscription to change. Choose a plan to start one.':
    '変更できる契約がありません。プランを選んで始めてください。',
  "There's nothing to manage yet. Choose a plan to start a subscription.":
    '管理する契約がまだありません。プランを選んで始めてください。',
  "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.":
    '前回のお支払いが完了していません。「契約を管理」でカードを更新してから、プランを変更してください。',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'カードが承認されず、プランはそのままです。「契約を管理」でカードを更新して、もう一度お試しください。',
  "The payment service isn't responding. Please try again in a moment. You won't be charged twice.":
    '決済サービスが応答していません。少し待ってから、もう一度お試しください。二重に請求されることはありません。',
  "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.":
    '最後まで処理できませんでした。もう一度試す前に、ページを再読み込みしてプランをご確認ください。二重に請求されることはありません。',
  'Your last change is still in progress. Please try again in a moment.':
    '前回の変更を処理しています。少し待ってから、もう一度お試しください。',
  'The signature of this event is not valid.': 'このイベントの署名は無効です。',
  // Of the groups login, signup and create.
  'Please enter both username and password': 'ユーザー名とパスワードを入力してください',
  'Please fill in all fields': 'すべての項目を入力してください',
  'Password must be at least 8 characters': 'パスワードは8文字以上にしてください',
  'Please enter a valid email': '有効なメールアドレスを入力してください',
  'Enter a prompt': 'プロンプトを入力してください',
  "You're out of tokens for this week.": '今週のトークンを使い切りました。',
  'That password is too common. Please choose another.':
    'このパスワードはとてもよく使われています。別のものを選んでください。',
  "That's not your current password.": '現在のパスワードと一致しません。',
  'Please sign out and back in, then try again within 15 minutes.':
    'いったんログアウトして再度ログインし、15分以内にもう一度お試しください。',
  'This link has expired or was already used. Get a new one.':
    'このリンクは期限切れか、すでに使われています。新しいリンクを請求してください。',
  "We've already sent you several emails. Check your inbox, or try again in an hour.":
    'すでに何通かメールをお送りしています。受信箱をご確認いただくか、1時間後にもう一度お試しください。',
  "That's already your email.": 'すでにこのメールアドレスをお使いです。',
  "There's no email left to confirm.": '確認が必要なメールアドレスはありません。',
  "This sign-in method isn't available here.": 'このサインイン方法はここでは設定されていません。',
  "The sign-in service isn't responding. Please try again in a moment.":
    'サインインサービスが応答していません。しばらくしてからもう一度お試しください。',
  "The sign-in service didn't confirm your account. Please try again.":
    'サインインサービスで本人確認ができませんでした。もう一度お試しください。',
  'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.':
    'このメールアドレスのアカウントはすでにあります。そちらにログインしてから、プロフィールでこのサインイン方法を連携してください。',
  'That account is already connected to another Loopwright account.':
    'そのアカウントはすでに別の方と連携されています。',
  "You've already connected another account of this kind. Disconnect it first.":
    '同じ種類の別のアカウントがすでに連携されています。先にそちらの連携を解除してください。',
  "That account isn't connected.": 'そのアカウントは連携されていません。',
  'This is your only way to sign in. Set a password or connect another account first.':
    'これが最後のサインイン方法です。先にパスワードを設定するか、別のアカウントを連携してください。',
  'To confirm, type your username exactly as shown.':
    '確認のため、表示どおりにユーザー名を入力してください。',
  "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.":
    '決済サービスが応答しないため、サブスクリプションを終了できませんでした。何も削除されていません。しばらくしてからもう一度お試しください。',
  "You've exported your data several times already. Please try again in an hour.":
    'すでに何度かすべてのデータをダウンロードしています。1時間後にもう一度お試しください。',
  "That prompt breaks our content rules. Edit it and try again. You weren't charged.":
    'このプロンプトはコンテンツポリシーに反しています。変更してから、もう一度お試しください。トークンは消費されていません。',
  "Please confirm you're human, then try again.":
    '人であることを確認してから、もう一度お試しください。',
  "The bot check isn't responding. Please try again in a moment.":
    'ただいま人間であることの確認ができません。しばらくしてからもう一度お試しください。',
  "You're creating too fast. Try again shortly.":
    '短時間に非常に多くの作成がありました。少し時間をおいてもう一度お試しください。',
  "You're asking for suggestions too fast. Try again shortly.":
    '短時間に非常に多くの提案を作りました。少し時間をおいてもう一度お試しください。',
  'You have too many creations open. Close some windows and try again.':
    'すでに多くの作成を同時に見ています。ウィンドウをいくつか閉じてからもう一度お試しください。',

  // Models of others
  "That model isn't available here. Reload the page and choose again.":
    'そのモデルはここでは使えません。ページを再読み込みして選び直してください。',
  'That model needs a higher subscription.': 'そのモデルには上位のプランが必要です。',
  "That model is no longer available. You weren't charged. Please choose another.":
    'そのモデルは提供を終了しました。料金は発生していません。別のモデルを選んでください。',
  "That model doesn't support this shape. Please choose another one.":
    'そのモデルではこの縦横比を作れません。別のものを選んでください。',
  "That model doesn't support reference images. Remove the image or choose another model.":
    'そのモデルは参照画像に対応していません。画像を外すか、別のモデルを選んでください。',
  "That model doesn't support seeds. Unlock the seed or choose another model.":
    'そのモデルはシードに対応していません。外すか、別のモデルを選んでください。',
  "The image service isn't responding. You weren't charged. Please try again in a moment.":
    '画像サービスが応答していません。料金は発生していません。しばらくしてからもう一度お試しください。',
  "The image service is very busy. You weren't charged. Please try again in a moment.":
    '画像サービスが混み合っています。料金は発生していません。しばらくしてからもう一度お試しください。',
  "The image service isn't accepting our requests. You weren't charged. We'll look into it.":
    '画像サービスが現在こちらのリクエストを受け付けていません。料金は発生していません。こちらで確認いたします。',
  "The image service took too long. You weren't charged. Please try again.":
    '画像サービスの処理に時間がかかりすぎました。料金は発生していません。もう一度お試しください。',
  "The image service returned something we can't use. You weren't charged. Please try again.":
    '画像サービスから使えない応答が届きました。料金は発生していません。もう一度お試しください。',
  "The image service failed. You weren't charged. Please try again.":
    '画像サービスが失敗しました。料金は発生していません。もう一度お試しください。',
  "The image service couldn't do that. You weren't charged. Please change the prompt or the options.":
    '画像サービスはご依頼の内容を作れませんでした。料金は発生していません。プロンプトかオプションを変えてください。',
  "The image service declined this prompt under its own rules. You weren't charged. Please change it.":
    '画像サービスが独自の規則によりこのプロンプトを断りました。料金は発生していません。プロンプトを変えてください。',
  "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.":
    '画像サービスは性的なものを作りません。料金は発生していません。プロンプトを変えてください。',
  "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.":
    '画像サービスは暴力的なものや憎悪をあおるものを作りません。料金は発生していません。プロンプトを変えてください。',
  "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.":
    '画像サービスは実在の人物や子どものそのような画像を作りません。料金は発生していません。プロンプトを変えてください。',
  "The image service doesn't copy protected work. You weren't charged. Please change the prompt.":
    '画像サービスは他の人の作品を写しません。料金は発生していません。プロンプトを変えてください。',
  "We were interrupted while making your image. You weren't charged. Please try again.":
    '画像の作成中に中断されました。料金は発生していません。もう一度お試しください。',
  "We no longer keep the clip of this loop, so it can't be cut again.":
    'このループの元のクリップはもう保存されていないため、別の切り方はできません。',
  "That cut isn't available. Reload the page and choose again.":
    'このループにその切り方はありません。ページを再読み込みして選び直してください。',
};
