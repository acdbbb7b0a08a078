import { SuccessPage as Success } from '../../features/billing/success-page.tsx';
import { ExampleLoopPicture } from '../../features/marketing/example-loop-picture.tsx';

/** After a payment: what came of it, and a loop as an example of what to make first. */
export const SuccessPage = () => <Success example={<ExampleLoopPicture />} />;
