/** URLs of the files that a screen is in; see build/routeChunks.ts. */
declare module '*?chunks' {
  const urls: string[]
  export default urls
}
