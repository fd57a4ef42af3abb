import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** Password with a button that shows it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'unit'>) {
  const t = useCoreT()
  const [shown, setShown] = useState(false)
  const label = t(shown ? 'hidePassword' : 'showPassword')
  const Glyph = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      unit={
        <button
          type="button"
          className="vk-input-button"
          aria-label={label}
          title={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Glyph size={16} stroke={1.75} />
        </button>
      }
    />
  )
}
