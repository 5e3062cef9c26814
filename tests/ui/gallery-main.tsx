import '#ui/style/tokens.css'
import '#ui/style/font.css'
import '#ui/style/base.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const { searchParams } = new URL(location.href)
const theme = searchParams.get('theme')
if (theme !== null) document.documentElement.dataset['theme'] = theme

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Gallery part={searchParams.get('part') ?? 'start'} />)
