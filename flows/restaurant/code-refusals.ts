/** Which rule a discount code failed, as a text; one that nobody gave out is invalid and nothing more (S5.20, S8.39). */
export function couponRefusal(problem: string): string {
  return problem === 'coupon.invalid' ? 'CheckoutPage.discount.error' : `problem.${problem}`
}

/** Why a restaurant's code did not open it: a wrong one, too many of them, or an answer that never came (S5.34). */
export function codeRefusal(problem: string | undefined): string {
  if (problem === 'restaurant.wrongCode') return 'RestaurantAuthenticationPage.error_message'
  return problem === 'restaurant.tooManyCodes' ? `problem.${problem}` : 'problem.notReached'
}
