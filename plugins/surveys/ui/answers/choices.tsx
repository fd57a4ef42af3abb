import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'

/** Few and short: each is a button of its own, so that one touch answers. */
export const fitAsButtons = (options: readonly string[]): boolean =>
  options.length <= 6 && options.every(({ length }) => length <= 18)

interface ChoicesProps {
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** More than one may be chosen. */
  several?: boolean
}

/** Choices as large buttons; touching the chosen one again takes it back. */
export function Choices({ options, chosen, onChange, several = false }: ChoicesProps) {
  const name = useId()
  const without = (option: string) => chosen.filter(one => one !== option)
  return (
    <div className="surveys-choices">
      {options.map(option => {
        const on = chosen.includes(option)
        return (
          <label key={option} className="surveys-choice">
            <input
              className="vk-hidden"
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={on}
              onChange={() => onChange(several ? (on ? without(option) : [...chosen, option]) : [option])}
              onClick={() => !several && on && onChange([])}
            />
            {on && <IconCheck size={16} stroke={1.75} />}
            {option}
          </label>
        )
      })}
    </div>
  )
}
