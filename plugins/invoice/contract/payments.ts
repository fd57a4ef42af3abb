export { type NewPayment, notePayment, takeBackPayment } from '../domain/note-payment'
