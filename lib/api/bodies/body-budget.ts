import { ServiceUnavailable } from '@/lib/platform/errors/errors';

/** A body that is arriving. */
export interface OpenBody {
  /** Counts bytes held in memory, and may refuse this body or an older one. */
  grow(bytes: number): void;
  close(): void;
}

interface Held {
  bytes: number;
  refuse: (error: Error) => void;
}

/** What one owner holds. */
interface Share {
  owner: string;
  bytes: number;
  /** Oldest first. */
  open: Set<Held>;
}

/**
 * Limits the memory of all arriving bodies together. When it is exceeded, the oldest body of the owner who holds most is
 * refused: that is their slowest, so any number of slow bodies cannot block the others, and nobody pushes out the body
 * of an owner who holds less.
 */
export class BodyBudget {
  private readonly shares = new Map<string, Share>();
  private held = 0;

  constructor(private readonly maxBytes: number) {}

  /** The owner is charged with the memory. */
  add(owner: string, refuse: (error: Error) => void): OpenBody {
    const share = this.shareOf(owner);
    const body: Held = { bytes: 0, refuse };
    share.open.add(body);
    return {
      grow: (bytes) => {
        if (!share.open.has(body)) return;
        body.bytes += bytes;
        this.charge(share, bytes);
        while (this.held > this.maxBytes) this.refuseOne();
      },
      close: () => this.remove(share, body),
    };
  }

  private shareOf(owner: string): Share {
    const share = this.shares.get(owner) ?? { owner, bytes: 0, open: new Set() };
    this.shares.set(owner, share);
    return share;
  }

  private charge(share: Share, bytes: number): void {
    share.bytes += bytes;
    this.held += bytes;
  }

  private refuseOne(): void {
    const most = [...this.shares.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one));
    // Refusing a body that has not begun would free nothing. Who holds most has one that has.
    const oldest = [...most.open].find(({ bytes }) => bytes > 0)!;
    this.remove(most, oldest);
    oldest.refuse(new ServiceUnavailable('Too many bodies are arriving at once; try again shortly.'));
  }

  private remove(share: Share, body: Held): void {
    if (!share.open.delete(body)) return;
    this.charge(share, -body.bytes);
    if (share.open.size === 0) this.shares.delete(share.owner);
  }
}
