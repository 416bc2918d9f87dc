import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const Credentials = z.object({
  email: z.email({ pattern: z.regexes.html5Email }),
  password: z.string().min(1, 'must not be blank'),
});
export type Credentials = z.infer<typeof Credentials>;

export const credentialsResolver = zodResolver(Credentials);
