import { describeUpgrade } from '../../testing/old-data/describe-upgrade.ts';

describeUpgrade('embedded');
