import type { Icon } from '@core/ui'
import {
  IconBox,
  IconCalendar,
  IconCamera,
  IconCheckbox,
  IconClock,
  IconEyeOff,
  IconHeading,
  IconLetterT,
  IconList,
  IconListCheck,
  IconMapPin,
  IconMath,
  IconNumbers,
  IconPaperclip,
  IconPencil,
  IconRepeat,
  IconSignature,
  IconTextWrap,
} from '@tabler/icons-react'
import type { FieldType } from '../../contract/field-types'

/** Kinds of fields, as the palette of the builder groups them. */
export const KIND_GROUPS = [
  {
    key: 'kinds_input',
    kinds: [
      'text',
      'textarea',
      'number',
      'checkbox',
      'selectbox',
      'multiselect',
      'date',
      'time',
      'location',
      'product',
    ],
  },
  { key: 'kinds_media', kinds: ['photo', 'drawing', 'file', 'signature'] },
  { key: 'kinds_work', kinds: ['calculated', 'hidden'] },
  { key: 'kinds_layout', kinds: ['header', 'group'] },
] as const satisfies readonly { key: string; kinds: readonly FieldType[] }[]

export const KIND_ICONS: Readonly<Record<FieldType, Icon>> = {
  text: IconLetterT,
  textarea: IconTextWrap,
  number: IconNumbers,
  date: IconCalendar,
  time: IconClock,
  checkbox: IconCheckbox,
  selectbox: IconList,
  multiselect: IconListCheck,
  photo: IconCamera,
  drawing: IconPencil,
  file: IconPaperclip,
  signature: IconSignature,
  header: IconHeading,
  calculated: IconMath,
  hidden: IconEyeOff,
  product: IconBox,
  location: IconMapPin,
  group: IconRepeat,
}
