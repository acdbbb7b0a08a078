/** Types of the part of s3rver that the tests use; the package has none. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  export interface S3rverOptions {
    readonly port: number;
    readonly directory: string;
    readonly silent: boolean;
    readonly configureBuckets: readonly { name: string; configs: readonly string[] }[];
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    run(callback: (error: Error | null, address: AddressInfo) => void): void;
    close(): Promise<void>;
  }
}
