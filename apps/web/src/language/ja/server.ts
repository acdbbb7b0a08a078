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
  'Please remove invisible characters.': '目に見えない文字を削除してください。',
  "We couldn't understand that request.": 'リクエストを処理できませんでした。',
  'Please log in first.': '先にログインしてください。',
  'Your session has changed. Reload the page and try again.':
    'セッションが変更されました。ページを再読み込みして、もう一度お試しください。',
  "Your role in this workspace doesn't allow that. Ask its owner.":
    'このワークスペースでのあなたの役割では、この操作はできません。オーナーに依頼してください。',
  "There's nothing here.": 'ここには何もありません。',
  'The upload took too long. Please try again.':
    'アップロードに時間がかかりすぎました。もう一度お試しください。',
  'That request is too large.': 'リクエストが大きすぎます。',
  "Something went wrong on our side. You weren't charged.":
    'サーバーで問題が発生しました。トークンは消費されていません。',
  'That username is taken. Try another one.':
    'このユーザー名は使われています。別の名前をお試しください。',
  'There is already an account with that email. Sign in instead.':
    'このメールアドレスのアカウントはすでにあります。ログインしてください。',
  "You've already sent several messages. Please try again in an hour.":
    'すでに何通かメッセージを受け付けています。1時間後にもう一度お試しください。',
  "We're getting a lot of messages. Please try again in an hour.":
    'ただいまメッセージが集中しています。1時間後にもう一度お試しください。',
  'Message not sent. Your draft is safe. Please try again in a minute.':
    'メッセージを送信できませんでした。入力内容は残っています。1分後にもう一度お試しください。',
  'Wrong username or password.': 'ユーザー名またはパスワードが違います。',
  'Too many attempts. Please wait a moment and try again.':
    '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  'Too many new accounts from this network. Please try again later.':
    '同じネットワークからの新規登録が多すぎます。しばらくしてからもう一度お試しください。',
  'GIFs need a Creator or Studio subscription.':
    'GIFの生成にはCreatorまたはStudioの契約が必要です。',
  'Styles, seeds and negative prompts need a Creator or Studio subscription.':
    'スタイル、シード値、ネガティブプロンプトを使うには、CreatorまたはStudioの契約が必要です。',
  'Negative prompts can have at most 500 characters.': 'ネガティブプロンプトは500文字までです。',
  "That model doesn't support negative prompts. Clear the field or choose another model.":
    'このモデルはネガティブプロンプトに対応していません。入力を消すか、別のモデルを選んでください。',
  'That size needs a higher subscription.': 'このサイズを使うには、上位プランの契約が必要です。',
  'File exceeds 5 MB': 'ファイルが5MBを超えています',
  'Unsupported file type': '対応していないファイル形式です',
  'That image has more than 40 megapixels. Try a smaller one.':
    '画像が4,000万画素を超えています。小さい画像をお試しください。',
  "We can't read that image. Try another file.":
    '画像を読み込めませんでした。別のファイルをお試しください。',
  "We're at capacity. Please try again in a moment.":
    'ただいま混み合っています。しばらくしてからもう一度お試しください。',
  'You already have many creations in the queue. Try again when some are done.':
    '順番待ちの作品が多すぎます。いくつか完成してから、もう一度お試しください。',
  "We're out of storage and can't take anything new right now. Please try again later. You weren't charged.":
    'サーバーの空き容量が不足しているため、新しい生成を受け付けていません。しばらくしてからもう一度お試しください。トークンは消費されていません。',
  "Your storage is full. Delete creations you no longer need, or upgrade for more space. You weren't charged.":
    '保存容量がいっぱいです。不要な作品を削除するか、プランをアップグレードして容量を増やしてください。トークンは消費されていません。',
  "Your storage is full. Delete creations you no longer need. You weren't charged.":
    '保存容量がいっぱいです。不要な作品を削除してください。トークンは消費されていません。',
  "We're restarting. Please try again in a moment.":
    'サーバーを再起動しています。しばらくしてからもう一度お試しください。',
  "Connection lost. If it finishes, it'll be in your gallery.":
    '接続が切れました。完成した作品はギャラリーに保存されます。',
  'This request key was already used for another request.':
    'このリクエストキーは別のリクエストですでに使われています。',
  "Canceled. You weren't charged.": 'キャンセルしました。トークンは消費されていません。',
  'Generation failed, try again.': '生成できませんでした。もう一度お試しください。',
  "The video model returned a clip we can't use. Please try again.":
    '動画モデルから使用できないクリップが返されました。もう一度お試しください。',
  'Could not load billing portal. Please try again later.':
    'お支払いページを読み込めませんでした。しばらくしてからもう一度お試しください。',
  "Paid plans aren't available here right now.": '現在、有料プランはご利用いただけません。',
  "That plan isn't available. Reload the page and choose again.":
    'このプランはご利用いただけません。ページを再読み込みして、選び直してください。',
  'You already have that plan. Reload the page to see it.':
    'すでにこのプランをご利用中です。ページを再読み込みしてご確認ください。',
  'You have no subscription to change. Choose a plan to start one.':
    '変更できる契約がありません。プランを選んで契約してください。',
  "There's nothing to manage yet. Choose a plan to start a subscription.":
    '管理できる契約がまだありません。プランを選んで契約してください。',
  "Your last payment didn't go through. Update your card under Manage Subscription, then change your plan.":
    '前回のお支払いが完了していません。「契約を管理」からカード情報を更新したうえで、プランを変更してください。',
  'Your card was declined and your plan is unchanged. Update your card under Manage Subscription and try again.':
    'カードが承認されなかったため、プランは変更されていません。「契約を管理」からカード情報を更新して、もう一度お試しください。',
  "The payment service isn't responding. Please try again in a moment. You won't be charged twice.":
    '決済サービスが応答していません。しばらくしてからもう一度お試しください。二重に請求されることはありません。',
  "We couldn't finish that. Reload the page to see your plan before you try again. You won't be charged twice.":
    '処理を完了できませんでした。再度お試しになる前に、ページを再読み込みしてプランをご確認ください。二重に請求されることはありません。',
  'Your last change is still in progress. Please try again in a moment.':
    '前回の変更を処理しています。しばらくしてからもう一度お試しください。',
  'The signature of this event is not valid.': 'このイベントの署名は無効です。',
  // Of the groups login, signup and create.
  'Please enter both username and password': 'ユーザー名とパスワードを入力してください',
  'Please fill in all fields': 'すべての項目を入力してください',
  'Password must be at least 8 characters': 'パスワードは8文字以上にしてください',
  'Please enter a valid email': '有効なメールアドレスを入力してください',
  'Enter a prompt': 'プロンプトを入力してください',
  "You're out of tokens for this week.": '今週のトークンを使い切りました。',
  'That password is too common. Please choose another.':
    'このパスワードは推測されやすいため使えません。別のパスワードを選んでください。',
  "That's not your current password.": '現在のパスワードが違います。',
  'Please sign out and back in, then try again within 15 minutes.':
    '一度ログアウトしてログインし直し、15分以内にもう一度お試しください。',
  'This link has expired or was already used. Get a new one.':
    'このリンクは期限切れか、すでに使われています。新しいリンクを取得してください。',
  "We've already sent you several emails. Check your inbox, or try again in an hour.":
    'すでに何通かメールをお送りしています。受信トレイをご確認いただくか、1時間後にもう一度お試しください。',
  "That's already your email.": 'このメールアドレスはすでに登録されています。',
  "There's no email left to confirm.": '確認が必要なメールアドレスはありません。',
  "This sign-in method isn't available here.": 'このログイン方法は利用できません。',
  "The sign-in service isn't responding. Please try again in a moment.":
    'ログインサービスが応答していません。しばらくしてからもう一度お試しください。',
  "The sign-in service didn't confirm your account. Please try again.":
    'ログインサービスでアカウントを確認できませんでした。もう一度お試しください。',
  'There is already an account with that email. Sign in to it, then connect this sign-in method in your profile.':
    'このメールアドレスのアカウントはすでにあります。そのアカウントにログインしてから、プロフィールでこのログイン方法を連携してください。',
  'That account is already connected to another Loopwright account.':
    'このアカウントは、すでに別のLoopwrightアカウントと連携されています。',
  "You've already connected another account of this kind. Disconnect it first.":
    '同じ種類の別のアカウントがすでに連携されています。先にそちらの連携を解除してください。',
  "That account isn't connected.": 'このアカウントは連携されていません。',
  'This is your only way to sign in. Set a password or connect another account first.':
    'これが唯一のログイン方法です。先にパスワードを設定するか、別のアカウントと連携してください。',
  'To confirm, type your username exactly as shown.':
    '確認のため、ユーザー名を表示のとおりに入力してください。',
  "The payment service isn't responding, so we couldn't end your subscription. Nothing was deleted. Please try again in a moment.":
    '決済サービスが応答しないため、契約を終了できませんでした。何も削除されていません。しばらくしてからもう一度お試しください。',
  "You've exported your data several times already. Please try again in an hour.":
    'すでに何度かデータをエクスポートしています。1時間後にもう一度お試しください。',
  "That prompt breaks our content rules. Edit it and try again. You weren't charged.":
    'このプロンプトはコンテンツポリシーに反しています。変更してから、もう一度お試しください。トークンは消費されていません。',
  "Please confirm you're human, then try again.":
    'ロボットではないことを確認してから、もう一度お試しください。',
  "The bot check isn't responding. Please try again in a moment.":
    'ボット対策の認証が応答していません。しばらくしてからもう一度お試しください。',
  "You're creating too fast. Try again shortly.":
    '作成の間隔が短すぎます。しばらくしてからもう一度お試しください。',
  "You're asking for suggestions too fast. Try again shortly.":
    'プロンプトの改善の間隔が短すぎます。しばらくしてからもう一度お試しください。',
  'You have too many creations open. Close some windows and try again.':
    '開いている作品が多すぎます。ウィンドウをいくつか閉じてから、もう一度お試しください。',

  // Models of others
  "That model isn't available here. Reload the page and choose again.":
    'このモデルはご利用いただけません。ページを再読み込みして、選び直してください。',
  'That model needs a higher subscription.': 'このモデルを使うには、上位プランの契約が必要です。',
  "That model is no longer available. You weren't charged. Please choose another.":
    'このモデルの提供は終了しました。トークンは消費されていません。別のモデルを選んでください。',
  "That model doesn't support this shape. Please choose another one.":
    'このモデルは選択した縦横比に対応していません。別の縦横比を選んでください。',
  "That model doesn't support reference images. Remove the image or choose another model.":
    'このモデルは参照画像に対応していません。画像を削除するか、別のモデルを選んでください。',
  "That model doesn't support seeds. Unlock the seed or choose another model.":
    'このモデルはシード値に対応していません。シード値の固定を解除するか、別のモデルを選んでください。',
  "The image service isn't responding. You weren't charged. Please try again in a moment.":
    '画像サービスが応答していません。トークンは消費されていません。しばらくしてからもう一度お試しください。',
  "The image service is very busy. You weren't charged. Please try again in a moment.":
    '画像サービスが混み合っています。トークンは消費されていません。しばらくしてからもう一度お試しください。',
  "The image service isn't accepting our requests. You weren't charged. We'll look into it.":
    '画像サービスがリクエストを受け付けていません。トークンは消費されていません。原因を調査します。',
  "The image service took too long. You weren't charged. Please try again.":
    '画像サービスの処理に時間がかかりすぎました。トークンは消費されていません。もう一度お試しください。',
  "The image service returned something we can't use. You weren't charged. Please try again.":
    '画像サービスから使用できないデータが返されました。トークンは消費されていません。もう一度お試しください。',
  "The image service failed. You weren't charged. Please try again.":
    '画像サービスでエラーが発生しました。トークンは消費されていません。もう一度お試しください。',
  "The image service couldn't do that. You weren't charged. Please change the prompt or the options.":
    '画像サービスで生成できませんでした。トークンは消費されていません。プロンプトか設定を変更してください。',
  "The image service declined this prompt under its own rules. You weren't charged. Please change it.":
    '画像サービスの規定により、このプロンプトは使えません。トークンは消費されていません。プロンプトを変更してください。',
  "The image service doesn't allow sexual content. You weren't charged. Please change the prompt.":
    '性的な内容は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  "The image service doesn't allow violent or hateful content. You weren't charged. Please change the prompt.":
    '暴力的な内容や差別的な内容は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  "The image service doesn't allow images like this of real people or children. You weren't charged. Please change the prompt.":
    '実在の人物や子どもの、このような画像は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  "The image service doesn't copy protected work. You weren't charged. Please change the prompt.":
    '著作権などで保護された作品を模した画像は生成できません。トークンは消費されていません。プロンプトを変更してください。',
  "We were interrupted while making your image. You weren't charged. Please try again.":
    '画像の生成が中断されました。トークンは消費されていません。もう一度お試しください。',
  "We no longer keep the clip of this loop, so it can't be cut again.":
    'このループの元のクリップはすでに削除されているため、カットを変更できません。',
  "That cut isn't available. Reload the page and choose again.":
    'このカットは選べません。ページを再読み込みして、選び直してください。',
};
