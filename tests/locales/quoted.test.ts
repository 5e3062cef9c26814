import { expect, test } from 'vitest'
import { textsOf } from '#tests/architecture/texts.ts'

/** What the specification says word for word, and where. */
const QUOTED = [
  [
    'S5.3',
    'Form.errors.pattern.password',
    'Can contain one uppercase, one lowercase, one number and at least 8 characters',
  ],
  ['S5.3', 'Form.errors.maxLength.password', 'Can contain up to 30 characters'],
  ['S5.4', 'Form.errors.validate.confirm_password', 'Passwords must be the same'],
  ['S5.7', 'Form.errors.required', 'Required'],
  ['S5.9', 'Form.errors.pattern.email', 'Email not valid'],
  ['S5.13', 'Form.errors.pattern.firstName', 'The first name can contain only letters, spaces and dashes'],
  ['S5.13', 'Form.errors.pattern.lastName', 'The last name can contain only letters, spaces and dashes'],
  ['S5.14', 'Form.errors.pattern.name', 'Your name should only be composed of letters'],
  [
    'S5.16',
    'Form.errors.pattern.checkoutPhone',
    'Your phone number should only be composed of numbers, + or ( )',
  ],
  ['S5.18', 'Form.errors.pattern.digits', 'Can contain only numbers'],
  ['S5.20', 'problem.coupon.invalid', 'Invalid discount'],
  ['S5.21', 'problem.checkout.minimumAmount', 'Minimum amount not reached'],
  ['S5.34', 'problem.restaurant.wrongCode', 'Wrong code please try again'],
  ['S5.35', 'Form.loginForm.error', 'Incorrect email or password'],
  ['S5.55', 'problem.restaurant.closed', 'Sorry, the restaurant is now closed.'],
  [
    'S8.5',
    'CurrentOrderPage.unknown_error',
    'Your order has not been taken. Please contact us or go to the counter',
  ],
  ['S8.8', 'problem.order.notCancellable', "Sorry, you can't cancel this order anymore."],
  ['S8.8', 'problem.order.tooLateToCancel', 'Sorry, you are not allowed to cancel this order anymore.'],
  ['S8.9', 'problem.order.alreadyCancelled', 'This order is already canceled.'],
  ['S8.11', 'problem.order.notModifiable', "Sorry, you can't modify this order anymore."],
  [
    'S8.12',
    'problem.order.alreadyInjected',
    'You can no longer modify your order because it has already been sent.',
  ],
  ['S8.15', 'problem.payment.failed', 'Payment failed! Something went wrong, try again'],
  ['S8.16', 'problem.payment.refused', 'Payment refused, please retry'],
  ['S8.17', 'problem.payment.cancelled', 'The transaction was canceled by the customer'],
  [
    'S8.18',
    'problem.checkout.incompatiblePrice',
    'There was a change on the total price. Please contact the support',
  ],
  ['S8.22', 'problem.account.exists', 'An account with this email address already exists.'],
  ['S8.24', 'problem.account.ssoFailed', 'SSO authentication failed.'],
  ['S8.26', 'account.forgot.fail.title', 'OOPS! SOMETHING WENT WRONG'],
  ['S8.28', 'RestaurantAuthenticationPage.error_message', 'Wrong code please try again'],
  ['S8.29', 'closed.title', 'Sorry, the restaurant is now closed.'],
  ['S8.39', 'CheckoutPage.discount.error', 'Invalid discount'],
  ['S8.42', 'classic.search.noResults', 'No results for this query'],
  ['S8.43', 'classic.technicalIssue.title', 'Oops, something went wrong.'],
  ['S8.43', 'classic.technicalIssue.text', 'Error {{code}}'],
  ['S8.44', 'classic.notFound.text', "This page doesn't exist anymore."],
] as const

const english = textsOf('en')

test.each(QUOTED)('%s: %s is said as it is written there', (_clause, key, text) => {
  expect(english.get(key)).toBe(text)
})
