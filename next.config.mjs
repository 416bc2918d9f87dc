// `lib/api/front/pages.ts` adds the content security policy, which has a nonce for each answer.
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  // The hosted journey takes photos of documents and faces.
  { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // A hosted journey's address is exactly /{project_hash}/?t=… (API §3.2): no redirect may add or drop the slash.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@node-rs/argon2', 'pino'],
  // No page uses next/image. Its optimizer needs sharp, which package.json leaves out (docs/adr/0020).
  images: { unoptimized: true },
  // Each of Lucide's icons imports its runtime by this name.
  turbopack: { resolveAlias: { '../createLucideIcon.mjs': './components/ui/lucide-icon.ts' } },
  experimental: {
    // Most are copies of the API's routes, which our front never asks for. The web process warms up the pages (docs/adr/0053).
    preloadEntriesOnStart: false,
    // Node would keep those of each page's server code, with all it imports (docs/adr/0053).
    turbopackSourceMaps: false,
    // The server reads its code from a disk, and names it in errors. Browsers get theirs minified.
    turbopackMinify: { server: false, client: true },
    // Packed, few large files are smaller than many small ones, and are fewer requests (docs/adr/0082).
    turbopackChunking: {
      maxChunkCountPerGroup: 3,
      maxMergeChunkSize: 2_000_000,
      minChunkSize: 300_000,
      requestCost: 1_000_000,
    },
    // A build is rarely followed by another, and writing the cache takes a seventh of it.
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm test` checks types.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};
