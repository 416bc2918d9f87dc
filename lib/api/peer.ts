/** The network address a request came from: a Request itself does not say, so the server notes it here. */
const addresses = new WeakMap<Request, string>();

export function notePeer(request: Request, address: string): void {
  addresses.set(request, address);
}

export const peerOf = (request: Request): string | null => addresses.get(request) ?? null;
