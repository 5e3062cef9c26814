import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Gallery, PARTS } from './gallery.tsx'

describe('every component stands in the page before the code arrives', () => {
  test.each(PARTS)('%s', (part) => {
    const html = renderToString(<Gallery part={part} />)
    expect(html).toContain('<main')
    expect(html).not.toContain('style=')
  })
})
