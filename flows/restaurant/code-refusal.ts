/** Why a restaurant's code did not open it: a wrong one, too many of them, or an answer that never came (S5.34). */
export function codeRefusal(problem: string | undefined): string {
  if (problem === 'restaurant.wrongCode') return 'RestaurantAuthenticationPage.error_message'
  return problem === 'restaurant.tooManyCodes' ? `problem.${problem}` : 'problem.notReached'
}
