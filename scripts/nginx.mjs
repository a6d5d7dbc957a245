// Sees to it that nginx can be run here, with its module for brotli files: what the image has.
//   node scripts/nginx.mjs
import { ensureProgram } from './debian.mjs'

ensureProgram('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static'])
