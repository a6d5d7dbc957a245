export { WatchLine, type WatchLineProps } from './WatchLine'
export { type Watched, type WatchedCluster } from './words'
