import styled from 'styled-components'

/** How many characters of the end are always in view. */
const TAIL = 8

/**
 * An id in full length on one line. Where it has no room, its middle is cut for the eye alone: it is selected, copied and
 * read out whole.
 */
export function WholeId({ id }: { id: string }) {
  return (
    <Root title={id}>
      <span>{id.slice(0, -TAIL)}</span>
      {id.slice(-TAIL)}
    </Root>
  )
}

/* Not a flex box: its parts would be copied as two lines. */
const Root = styled.code`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  vertical-align: bottom;
  white-space: nowrap;

  > span {
    display: inline-block;
    max-width: calc(100% - ${TAIL}ch);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
`
