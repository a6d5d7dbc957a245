// Sees to it that nginx can be run here, with its module for brotli files: what the image has. And Caddy, for the guide's file.
//   node scripts/web-servers.mjs
import { ensureProgram } from './debian.mjs'

ensureProgram('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static'])
ensureProgram('caddy', ['caddy'])
