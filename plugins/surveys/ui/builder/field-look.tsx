import { useT } from '@core/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { optionsOf } from '../../contract/field-types'
import { WhereTaken } from '../answers/asked'
import type { FormField } from './form-field'

/** What a field looks like while the form is made; nothing is filled in there. */
export function FieldLook({ field: { field_type, options, unit } }: { field: FormField }) {
  const t = useT('surveys')
  switch (field_type) {
    case 'header':
    case 'checkbox':
      return null
    case 'selectbox':
      return (
        <div className="surveys-look">
          <span className="vk-grow vk-clip">{optionsOf(options).join(', ')}</span>
          <IconChevronDown size={16} stroke={1.75} />
        </div>
      )
    case 'multiselect':
      return (
        <div className="vk-row vk-row-wrap">
          {optionsOf(options).map(option => (
            <span key={option} className="surveys-look-option">
              {option}
            </span>
          ))}
        </div>
      )
    case 'photo':
    case 'drawing':
    case 'file':
    case 'signature':
      return <WhereTaken kind={field_type} />
    case 'hidden':
      return <p className="vk-meta">{t('hiddenNow')}</p>
    default:
      return (
        <div className="surveys-look" data-kind={field_type}>
          <span className="vk-grow" />
          {unit}
        </div>
      )
  }
}
