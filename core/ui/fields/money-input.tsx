import { NumberInput, type NumberInputProps } from './number-input.tsx'

/** Euros with two decimals; `decimals={4}` for unit prices. */
export function MoneyInput({ decimals = 2, ...props }: Omit<NumberInputProps, 'prefix'>) {
  return <NumberInput {...props} decimals={decimals} prefix="€" />
}
