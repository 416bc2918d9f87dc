import type { S3Client } from '@aws-sdk/client-s3';
import type { DocumentStorage } from './document-storage';

export interface BucketOptions {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Endpoint of an S3-compatible service. Default: AWS. */
  endpoint?: string;
}

const timeoutMs = 10_000;

/** The package is large, and only loaded if a bucket is configured. */
const load = () => import('@aws-sdk/client-s3');

type Sdk = Awaited<ReturnType<typeof load>>;

interface Connected {
  sdk: Sdk;
  client: S3Client;
}

async function connect({
  region,
  accessKeyId,
  secretAccessKey,
  endpoint,
}: BucketOptions): Promise<Connected> {
  const sdk = await load();
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs },
    // Other services do not support the bucket as a host name, and few support the newer checksums. Sealed
    // files are authenticated anyway.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

async function* namesIn({ sdk, client }: Connected, Bucket: string, Prefix: string): AsyncGenerator<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

/** An object is completely stored once the service has answered. */
export function bucket(options: BucketOptions): DocumentStorage {
  const Bucket = options.bucket;
  let connected: Promise<Connected> | undefined;
  const connection = () => (connected ??= connect(options));

  async function remove(Key: string): Promise<void> {
    const { sdk, client } = await connection();
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
  }

  return {
    async put(Key, Body) {
      const { sdk, client } = await connection();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }));
    },
    async get(Key) {
      const { sdk, client } = await connection();
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error('The bucket answered without an object.');
      return Buffer.from(await Body.transformToByteArray());
    },
    delete: remove,
    async deleteFolder(folder) {
      for await (const name of namesIn(await connection(), Bucket, `${folder}/`)) await remove(name);
    },
  };
}
