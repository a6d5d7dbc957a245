import { readConfig } from './config'

/** This deployment's configuration, read once from `/config.js`. */
export const config = readConfig(window.__CONSOLE_CONFIG__, window.location.origin)

/** Its name and picture, as the views take them. */
export const brand = { name: config.brandName, logoUrl: config.logoUrl ?? undefined }
