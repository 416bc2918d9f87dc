import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { authOptions } from '../options';

interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

const handle = (request: NextRequest, context: AuthRouteContext): Promise<Response> =>
  NextAuth(request, context, authOptions());

export { handle as GET, handle as POST };
