import { describeFailedMigration } from '../../testing/old-data/describe-failed-migration.ts';

describeFailedMigration('embedded');
