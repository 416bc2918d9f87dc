import { takeFromBucket, type TakenRequests } from '../store/rate-buckets';

export interface Bucket {
  holder: string;
  perMinute: number;
  burst: number;
}

/** Takes this many requests, or as many as are left, from the bucket shared by all processes (API §10.1). */
export const takeRequests = ({ holder, perMinute, burst }: Bucket, wanted: number): Promise<TakenRequests> =>
  takeFromBucket(holder, perMinute, burst, wanted);
