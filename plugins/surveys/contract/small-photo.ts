export { asSmallAsKept } from '../ui/filling/small-photo'
