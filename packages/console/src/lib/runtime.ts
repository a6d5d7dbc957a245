import { readConfig } from './config'

/** This deployment's configuration, read once from `/config.js`. */
export const config = readConfig(window.__CONSOLE_CONFIG__, window.location.origin)

/** The deployment's name and logo, in the shape of the views' `brand` prop. */
export const brand = { name: config.brandName, logoUrl: config.logoUrl ?? undefined }
