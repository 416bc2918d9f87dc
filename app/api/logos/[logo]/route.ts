import { logoRoute } from '@/lib/api/logo-route';

export const GET = logoRoute;
