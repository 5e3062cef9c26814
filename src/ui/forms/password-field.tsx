import { useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The word on the button, and its name for who cannot see which field it belongs to. */
type Toggle = { readonly text: string; readonly label: string }

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'children' | 'isLive' | 'maxLength'> & {
  readonly show: Toggle
  readonly hide: Toggle
  readonly maxLength: number
  readonly onShow: (isShown: boolean) => void
}

/** A password, hidden until its reader asks to see it (S5.6). */
export function PasswordField({ show, hide, onShow, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const toggle = isShown ? hide : show
  const turn = () => {
    setIsShown(!isShown)
    onShow(!isShown)
  }
  return (
    <TextField {...field} isLive type={isShown ? 'text' : 'password'}>
      <Button tone="outline" label={toggle.label} onAct={turn}>
        {toggle.text}
      </Button>
    </TextField>
  )
}
