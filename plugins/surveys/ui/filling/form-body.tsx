import { AskedFields } from '../answers/asked-fields'
import { ConflictNote } from './conflict-note'
import { Door } from './door'
import { Misfits } from './misfits'
import { RefusalNote } from './refusal-note'
import { StillEmpty } from './still-empty'
import { Taking } from './taking'
import { placeOfConflict } from './use-filling'
import type { Form } from './use-form'

interface FormBodyProps {
  form: Form
  /** Who gave the answer in a place, in words. */
  byOf?: (place: string) => string | undefined
}

/** The fields of a form as they are filled in or read, with what others filled in meanwhile. */
export function FormBody({ form, byOf }: FormBodyProps) {
  const { filling, local, pictures, attached, readOnly, door, lacking, asking, stopAsking } = form
  const { fields, filled, conflicts } = filling

  /** Nothing where nobody else answered: a field of which nothing changed is not drawn again. */
  const noteOf = (place: string) => {
    const own = conflicts.filter(one => placeOfConflict(one) === place)
    const field = own.length ? fields.find(({ field_name }) => field_name === place.split('.').at(-1)) : undefined
    if (!field) return undefined
    return own.map(conflict => (
      <ConflictNote
        key={`${place} ${String(conflict.row_id)}`}
        field={field}
        conflict={conflict}
        onSettle={mine => filling.settle(conflict, mine)}
      />
    ))
  }

  return (
    <Door value={door}>
      <Misfits filling={filling} readOnly={readOnly} />
      {filling.refusal && <RefusalNote why={filling.refusal} />}
      <AskedFields
        fields={fields}
        filled={filled}
        onAnswer={filling.change}
        readOnly={readOnly}
        errorOf={place => filling.errors[place]}
        noteOf={noteOf}
        byOf={byOf}
        taking={(field, place) => (
          <Taking
            field={field}
            place={place}
            pictures={pictures}
            attached={attached}
            local={local}
            readOnly={readOnly}
          />
        )}
      />
      {asking && <StillEmpty questions={lacking} onClose={stopAsking} />}
    </Door>
  )
}
