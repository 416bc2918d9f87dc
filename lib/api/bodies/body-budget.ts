import { ServiceUnavailable } from '@/lib/platform/errors';

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

/**
 * Limits the memory of all arriving bodies together. When it is exceeded, the oldest body is refused: that is
 * the slowest sender, so any number of slow bodies cannot block the others.
 */
export class BodyBudget {
  private readonly open = new Set<Held>();
  private held = 0;

  constructor(private readonly maxBytes: number) {}

  add(refuse: (error: Error) => void): OpenBody {
    const body: Held = { bytes: 0, refuse };
    this.open.add(body);
    return {
      grow: (bytes) => {
        if (!this.open.has(body)) return;
        body.bytes += bytes;
        this.held += bytes;
        while (this.held > this.maxBytes) this.refuseOldest();
      },
      close: () => this.remove(body),
    };
  }

  private refuseOldest(): void {
    const [oldest] = this.open;
    if (!oldest) return;
    this.remove(oldest);
    oldest.refuse(new ServiceUnavailable('Too many bodies are arriving at once; try again shortly.'));
  }

  private remove(body: Held): void {
    if (this.open.delete(body)) this.held -= body.bytes;
  }
}
