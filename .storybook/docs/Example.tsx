import { AnchorMdx, Canvas, useOf, type Of } from '@storybook/addon-docs/blocks'
import type { ReactRenderer } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import facts from 'virtual:component-facts'
import pictures from '../pictures/hashes.json'
import { asParameter, type Choice } from '../toolbar/tools'
import { sampleOf } from './sampleOf'
import { useDocsChoice } from './theme'

const WIDE = 1280
const NARROW = 390
/** How far below the top of the window dialogs begin, which their pictures leave out. */
const ABOVE_DIALOGS = 112

const sizes: Readonly<Record<string, string>> = pictures

export interface ExampleProps {
  /** The story. */
  of: Of
  /** Offers the code that draws it. */
  code?: boolean
}

/**
 * A story in a docs page. What is simply drawn stands in the page itself. All else is its recorded picture, which is what
 * the story looks like to the last pixel, or its test fails; a press makes it live in a frame of its own. There a dialog
 * covers the frame and not the page, data and presses of one story do not reach the next, and nothing takes the focus
 * from whoever reads.
 */
export function Example({ of, code = true }: ExampleProps) {
  const { story } = useOf(of, ['story'])
  if (isInPage(story))
    return (
      <Canvas
        of={of}
        source={{ code: sampleOf(story.parameters.docs.source.code) }}
        sourceState={code ? 'hidden' : 'none'}
      />
    )
  const { id, title, storyGlobals } = story
  const width = storyGlobals.viewport?.value === 'narrow' ? NARROW : WIDE
  const name = `${title.split('/').at(-1)}: ${story.name}`
  return <Pictured id={id} name={name} width={width} below={covers(story) ? ABOVE_DIALOGS : 0} />
}

/** What is asked of a story that Storybook has read. */
type Drawn = Pick<PreparedStory<ReactRenderer>, 'title' | 'parameters' | 'storyGlobals' | 'playFunction'>

const covers = ({ title }: Drawn) => facts.components[title]?.covers ?? false

/** Whether a story is drawn in the docs page itself: a primitive that needs neither presses nor data nor a window. */
export const isInPage = (story: Drawn) =>
  story.title.startsWith('Components/') &&
  !story.playFunction &&
  !story.parameters.msw &&
  !covers(story) &&
  Object.keys(story.storyGlobals).length === 0

interface PicturedProps {
  id: string
  name: string
  /** The width of the window that the story is drawn in, in pixels. */
  width: number
  /** How many pixels higher than its picture the story needs its window. */
  below: number
}

/** A story tagged `words` has no picture. */
function Pictured({ id, name, width, below }: PicturedProps) {
  const choice = useDocsChoice()
  const picture = pictureOf(id, choice.theme)
  const [live, setLive] = useState(false)
  return (
    <Root className="sb-unstyled">
      {live ? (
        <StoryFrame
          id={id}
          name={name}
          width={width}
          choice={choice}
          height={(picture?.height ?? 400) + below}
        />
      ) : (
        picture && <img loading="lazy" alt={name} {...picture} />
      )}
      <p>
        {!live && !picture && 'Recorded by its words, without a picture.'}
        {!live && (
          <button type="button" onClick={() => setLive(true)}>
            Use it here
          </button>
        )}
        <AnchorMdx href={`?path=/story/${id}`}>Open the story</AnchorMdx>
      </p>
    </Root>
  )
}

interface StoryFrameProps extends Omit<PicturedProps, 'below'> {
  choice: Choice
  height: number
}

function StoryFrame({ id, name, width, choice, height: wanted }: StoryFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const height = Math.min(860, Math.max(200, wanted))

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  return (
    <div ref={root} style={{ height: Math.ceil(height * scale), maxWidth: width }}>
      <iframe
        title={name}
        src={`iframe.html?id=${id}&viewMode=story&globals=${asParameter(choice)}`}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

/** The recorded picture of a story, the dark one for a dark page where there is one. */
function pictureOf(
  id: string,
  theme: Choice['theme'],
): { src: string; width: number; height: number } | undefined {
  const dark = `${id}--dark`
  const name = theme === 'dark' && sizes[dark] ? dark : id
  const [, width, height] = /^(\d+)x(\d+) /.exec(sizes[name] ?? '') ?? []
  return width && height
    ? { src: `pictures/${name}.webp`, width: Number(width), height: Number(height) }
    : undefined
}

const Root = styled.div`
  margin: 16px 0 24px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--canvas);

  > div {
    overflow: hidden;
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
  img {
    display: block;
    height: auto;
  }
  > p {
    display: flex;
    gap: var(--space-4);
    padding: var(--space-2) var(--space-3);
    border-top: 1px solid var(--border);
    font-size: var(--size-xs);
  }
  a,
  button {
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent-text);
    text-decoration: underline;
  }
`
