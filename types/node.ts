// Each line is an error where tsconfig.node.json lets in what only tests and browsers' builds have; none is run.

// @ts-expect-error: Vitest
void describe
// @ts-expect-error: Vitest
void expect
// @ts-expect-error: Vite
void import.meta.env
