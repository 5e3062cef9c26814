import { useState } from 'react'
import { Content, Portal, Root, Title } from 'radix-ui/dialog'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import { Icon } from './icon.tsx'
import s from './modal.module.css'

type ModalProps = {
  readonly title: string
  readonly children: Elements
  readonly className?: string | undefined
  /** Absent where it must be answered: then Escape and a tap beside it do nothing. */
  readonly close?: { readonly label: string; readonly onClose: () => void } | undefined
}

/**
 * A layer over the page that holds the focus, open while it is mounted. The backdrop is our own: the overlay of the library
 * locks the page's scrolling with a style element, which the content security policy forbids.
 */
export function Modal({ title, children, className, close }: ModalProps) {
  const [opener] = useState(() => document.activeElement)
  return (
    <Root open onOpenChange={() => close?.onClose()}>
      <Portal>
        <div className={s.backdrop} data-modal="" />
        <Content
          className={classNames(s.modal, className)}
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveBackTo(opener)
          }}
        >
          <div className={s.head}>
            <Title className={s.title}>{title}</Title>
            {close !== undefined && (
              <Button tone="quiet" className={s.close} label={close.label} onAct={close.onClose}>
                <Icon name="close" size="s" />
              </Button>
            )}
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

/** The focus goes back to what opened the layer, or on from the heading where that is gone; a screen that came in the meantime keeps it. */
function giveBackTo(opener: Element | null): void {
  if (!isFocusLost()) return
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true })
  if (isFocusLost()) document.querySelector<HTMLElement>('main h1')?.focus()
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || !activeElement.isConnected
}
