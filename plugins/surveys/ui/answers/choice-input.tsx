import { Select, TextInput, useT } from '@core/ui'
import { useState } from 'react'
import { Choices, fitAsButtons } from './choices'

interface ChoiceInputProps {
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  several?: boolean
  /** An answer of one's own is good too. */
  withOther: boolean
}

/** One or several of a list, and what is none of it where that is asked for. */
export function ChoiceInput({ options, chosen, onChange, several = false, withOther }: ChoiceInputProps) {
  const t = useT('surveys')
  const [opened, setOpened] = useState(false)
  const listed = chosen.filter(one => options.includes(one))
  const others = chosen.filter(one => !options.includes(one))
  const isOther = withOther && (opened || others.length > 0)
  // A choice that is no longer on the list shows until another one is made.
  const offered = withOther ? [...options, t('other')] : [...options, ...others]
  const shown = withOther ? [...listed, ...(isOther ? [t('other')] : [])] : chosen

  function choose(next: readonly string[]): void {
    const now = several ? next : next.slice(-1)
    const other = withOther && now.includes(t('other'))
    setOpened(other)
    const ofList = now.filter(one => one !== t('other'))
    onChange([...ofList, ...(other ? others : [])])
  }

  return (
    <>
      {several || fitAsButtons(offered) ? (
        <Choices several={several} options={offered} chosen={shown} onChange={choose} />
      ) : (
        <Select
          value={shown[0] ?? null}
          options={offered.map(option => ({ value: option, label: option }))}
          onChange={one => choose(one ? [one] : [])}
        />
      )}
      {isOther && (
        <TextInput
          aria-label={t('other')}
          maxLength={255}
          value={others[0] ?? ''}
          onChange={text => {
            setOpened(true)
            onChange([...(several ? listed : []), ...(text ? [text] : [])])
          }}
        />
      )}
    </>
  )
}
