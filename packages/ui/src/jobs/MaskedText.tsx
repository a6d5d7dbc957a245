import styled from 'styled-components'

/** A masked error text, in which what was replaced is set apart from what the platform said. */
export function MaskedText({ text }: { text: string }) {
  return (
    <Root>
      {text
        .split(/(<[a-z]+>)/)
        .map((part, index) => (/^<[a-z]+>$/.test(part) ? <i key={index}>{part.slice(1, -1)}</i> : part))}
    </Root>
  )
}

const Root = styled.code`
  /* Whole or not at all where a text is cut. */
  > i {
    display: inline-block;
    padding-inline: var(--space-1);
    border-radius: var(--radius-sm);
    background: var(--neutral-soft);
    color: var(--text-muted);
    font-family: var(--font);
    font-size: var(--size-xs);
    line-height: var(--line-xs);
    font-style: normal;
  }
`
