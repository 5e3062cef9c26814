import { useState, type ReactNode } from 'react'
import { BasketPill } from '#chat/frame/basket-pill.tsx'
import { composerFrame } from '#chat/composer/composer-frame.ts'
import { OrderLines } from '#ui/basket/order-lines.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Receipt } from '#chat/frame/receipt.tsx'
import { Shell } from '#chat/frame/shell.tsx'
import { StepLine, Stepper } from '#chat/frame/stepper.tsx'
import { Tray } from '#chat/frame/tray.tsx'
import { parts } from './gallery-parts.tsx'
import { lines, steps, totals } from './gallery-samples.ts'

const nothing = () => undefined

export const PARTS = Object.keys(parts)

/** Every component in the frame it lives in, with Norwegian texts, long names and many choices. */
export function Gallery({ part }: { readonly part: string }) {
  const shown = parts[part] ?? parts['start']
  return (
    <Shell
      labels={{
        skip: 'Til spørsmålet',
        views: 'Visning',
        receipt: 'Bestillingen',
        tray: 'Verktøy',
        more: 'Flere valg',
      }}
      name={part === 'start' ? 'Gardermoen mat' : 'Brygga Burger'}
      mark={part === 'start' ? 'G' : 'B'}
      homeHref="#hjem"
      openState={part === 'start' ? undefined : { isOpen: true, word: 'Åpent', rest: 'til 11:00 pm' }}
      views={[
        { id: 'chat', label: 'Samtale', href: '?view=chat', isCurrent: true },
        { id: 'classic', label: 'Meny', href: '?view=classic', isCurrent: false },
      ]}
      onView={nothing}
      headingId="page-heading"
      stepper={
        <Stepper
          steps={steps(shown?.step ?? 0)}
          labels={{
            nav: 'Stegene',
            change: (name) => `Endre ${name}`,
          }}
          onStep={nothing}
        />
      }
      progress={
        <StepLine steps={steps(shown?.step ?? 0)} position={`Steg ${(shown?.step ?? 0) + 1} av 6:`} />
      }
      tray={<GalleryTray />}
      receipt={
        <Receipt
          title="Din bestilling"
          label="Linjer"
          facts={[
            { id: 'mode', text: 'Spis her', isStrong: true },
            { id: 'time', text: 'klar ca. 12:40 pm', isStrong: true },
            { id: 'cancel', text: 'gratis å avbestille til 12:25 pm' },
          ]}
          lines={part !== 'start' && <OrderLines lines={lines} />}
          empty="Her samles det du velger."
          totals={totals}
          act={{ text: 'Til betaling', price: '367 kr', onAct: nothing }}
        />
      }
    >
      <h1 id="page-heading" className="visually-hidden">
        Bestilling
      </h1>
      <h2 className="visually-hidden">Samtalen</h2>
      {shown?.content}
    </Shell>
  )
}

function GalleryTray(): ReactNode {
  const [text, setText] = useState('')
  return (
    <Tray
      actions={[
        { id: 'back', text: 'Tilbake', icon: 'back' },
        { id: 'redo', text: 'Gjør om igjen', icon: 'redo' },
      ]}
      onAction={nothing}
      onRefused={() => undefined}
      field={
        <form className={composerFrame.form} onSubmit={(event) => event.preventDefault()}>
          <textarea
            className={composerFrame.field}
            aria-label="Skriv"
            rows={1}
            placeholder="skriv f.eks. to store pommes frites"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={composerFrame.send} aria-label="Send">
            <Icon name="send" />
          </button>
        </form>
      }
      basket={<BasketPill count={4} total="367 kr" label="Kurv, 4 varer, 367 kr" onOpen={nothing} />}
    />
  )
}
