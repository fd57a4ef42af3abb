import { IconAlertCircle } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { useCoreT } from '../i18n/use-t.ts'
import { classes } from '../styles/classes.ts'
import './field.css'

interface FieldContext {
  id: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const Context = createContext<FieldContext | null>(null)

export interface FieldProps {
  label: ReactNode
  children: ReactNode
  /** Names the fix; takes the place of the help. */
  error?: string | undefined
  help?: ReactNode
  required?: boolean
  /** To the right of the label: a link, a counter. */
  aside?: ReactNode
  /** For groups of controls, where one label names several inputs. */
  group?: boolean
  className?: string
}

/** Label, help and error around one control; the controls of the kit pick up their id and description from it. */
export function Field({ label, children, error, help, required = false, aside, group = false, className }: FieldProps) {
  const id = useId()
  const t = useCoreT()
  const note = error ?? help
  const context = {
    id: group ? undefined : id,
    describedBy: note ? `${id}-note` : undefined,
    invalid: error !== undefined,
    required,
  }
  const mark = required && <span className="vk-field-required">{t('required')}</span>
  return (
    <div
      className={classes('vk-field', className)}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <div className="vk-field-head">
        {group ? (
          <span className="vk-field-label" id={`${id}-label`}>
            {label} {mark}
          </span>
        ) : (
          <label className="vk-field-label" htmlFor={id}>
            {label} {mark}
          </label>
        )}
        {aside}
      </div>
      <Context value={context}>{children}</Context>
      {note && (
        <div
          className={error ? 'vk-field-error' : 'vk-field-help'}
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
        >
          {error && <IconAlertCircle size={14} stroke={1.75} />}
          <span>{note}</span>
        </div>
      )}
    </div>
  )
}

/** Under a control that what was typed could not be read by, in the words of an error. */
export function NotRead({ text }: { text: string }) {
  return (
    <div className="vk-field-error" role="alert">
      <IconAlertCircle size={14} stroke={1.75} />
      <span>{text}</span>
    </div>
  )
}

interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Attributes that tie a control to the `Field` around it; write your own control with it. */
export function useFieldControl(id?: string): ControlProps {
  const own = useId()
  const field = useContext(Context)
  return {
    id: id ?? field?.id ?? own,
    ...(field?.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field?.invalid ? { 'aria-invalid': true as const } : {}),
    ...(field?.required ? { 'aria-required': true as const } : {}),
  }
}
