import { Lexer } from 'yaml'

const CLOSES: Record<string, string> = { '{': '}', '[': ']' }

/** Where a bracket is opened that is not closed, or closed by one of another kind; null where all are closed. */
export function openBracket(text: string): number | null {
  const open: { token: string; at: number }[] = []
  let at = 0
  for (const token of new Lexer().lex(text)) {
    // The lexer tells what follows by tokens that are no part of the text.
    if (isMark(token)) continue
    if (token in CLOSES) open.push({ token, at })
    else if (token === '}' || token === ']') {
      const last = open.pop()
      if (last && CLOSES[last.token] !== token) return last.at
    }
    at += token.length
  }
  return open.at(-1)?.at ?? null
}

const isMark = (token: string) => ['\u0002', '\u0018', '\u001f', '\ufeff'].includes(token)
