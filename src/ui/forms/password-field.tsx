import { useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The word on the button, and its name for who cannot see which field it belongs to. */
type Toggle = { readonly text: string; readonly label: string }

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'children' | 'isLive' | 'maxLength'> & {
  readonly show: Toggle
  readonly hide: Toggle
  readonly maxLength: number
}

/** A password, hidden until its reader asks to see it (S5.6). */
export function PasswordField({ show, hide, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const toggle = isShown ? hide : show
  return (
    <TextField {...field} isLive type={isShown ? 'text' : 'password'}>
      <Button tone="outline" label={toggle.label} onAct={() => setIsShown(!isShown)}>
        {toggle.text}
      </Button>
    </TextField>
  )
}
