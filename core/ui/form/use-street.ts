import { useEffect, useRef } from 'react'
import { type Control, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { dutchPostcode, isDutch } from '../../domain/postcode.ts'
import { jsonOf, request } from '../api/request.ts'
import type { AnyFormField, FormValues } from './form-field.ts'

interface Street {
  address: string | null
  city: string | null
}

/** The fields that together say where a house stands. */
const ASKED = ['postcode', 'number', 'address', 'city'] as const

/**
 * Fills in street and town once a postcode and a number were typed, where the form asks all four. What somebody typed
 * themselves stays.
 */
export function useStreet(form: UseFormReturn<FormValues>, fields: readonly AnyFormField[]): void {
  const complete = ASKED.every(name => fields.some(field => field.name === name))
  const [postcode, number, country] = useWatch({
    control: form.control as Control<FieldValues>,
    name: ['postcode', 'number', 'country'],
  }) as (string | null | undefined)[]
  const filled = useRef<Street>({ address: null, city: null })
  const { setValue, getValues, getFieldState } = form

  useEffect(() => {
    const code = dutchPostcode(postcode ?? '')
    const house = number?.trim()
    const typed = ['postcode', 'number'].some(name => getFieldState(name).isDirty)
    if (!complete || !code || !house || !isDutch(country) || !typed) return
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ postcode: code, number: house })
      try {
        const street = await jsonOf<Street>(await request(`/api/place/street?${query}`, { signal: asked.signal }))
        for (const name of ['address', 'city'] as const) {
          const now = getValues(name)
          if (!street[name] || (now && now !== filled.current[name])) continue
          filled.current[name] = street[name]
          setValue(name, street[name], { shouldDirty: true, shouldValidate: true })
        }
      } catch {
        // Nobody waits for it: whoever is not helped types the street.
      }
    }, 250)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [complete, postcode, number, country, setValue, getValues, getFieldState])
}
