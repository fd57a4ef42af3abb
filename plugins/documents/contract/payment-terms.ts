export { isRest, type PaymentTerm, termAmounts } from '../domain/payment-terms'
