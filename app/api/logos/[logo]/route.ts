import { logoRoute } from '@/lib/api/routes/logo-route';

export const GET = logoRoute;
