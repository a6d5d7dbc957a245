import styled from 'styled-components'

/**
 * The content of a screen: its header, then its blocks one below the other. At most 1200 px wide;
 * `data-wide` lets a table use the whole width.
 */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
  max-width: 1200px;

  /* The gap of the page replaces the header's own margin. */
  > header:first-child {
    margin-bottom: 2px;
  }
  /* Breadcrumbs belong to the header below them. */
  > nav:first-child + header {
    margin-block: -10px 2px;
  }
  &[data-wide] {
    max-width: none;
  }
`
