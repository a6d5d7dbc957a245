// Each line is an error where tsconfig.shipped.json lets in what no browser has; none is run.

// @ts-expect-error: Node
void process
// @ts-expect-error: Node
void Buffer
// @ts-expect-error: Node
void import('node:fs')
// @ts-expect-error: Vitest
void describe
// @ts-expect-error: Vitest
void expect
