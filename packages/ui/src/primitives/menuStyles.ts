import styled, { keyframes } from 'styled-components'

const appear = keyframes`from { opacity: 0; }`

export const MenuRoot = styled.div`
  z-index: 71;
  min-width: 192px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: min(480px, var(--available, 480px));
  overflow-y: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow-float);
  color: var(--text);
  font-size: var(--size-sm);
  animation: ${appear} var(--motion);

  &[popover] {
    transition: var(--motion) allow-discrete;
    transition-property: opacity, display, overlay;
  }
  &[popover]:not(:popover-open) {
    opacity: 0;
    pointer-events: none;
  }

  [data-part='header'] {
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  [role='menu'],
  [data-part='items'] {
    padding: var(--space-1);
  }
  [role^='menuitem'],
  [data-part='item'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: 36px;
    padding: var(--space-1) var(--space-3);
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  :is([role^='menuitem'], [data-part='item']):is(:hover, :focus) {
    background: var(--hover);
  }
  :is([role^='menuitem'], [data-part='item']):focus-visible {
    outline-offset: -2px;
  }
  [data-part='icon'] {
    display: grid;
    color: var(--text-muted);
  }
  [data-part='text'] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--size-xs);
    line-height: var(--line-xs);
  }
  [data-danger],
  [data-danger] [data-part='icon'] {
    color: var(--danger);
  }
  [aria-disabled] {
    color: var(--text-faint);
    cursor: not-allowed;
  }
  hr {
    height: 1px;
    margin: var(--space-1) 0;
    border: 0;
    background: var(--border);
  }
  @media (pointer: coarse) {
    :is([role^='menuitem'], [data-part='item']) {
      min-height: 44px;
    }
  }
`
