import { PRODUCT_NAME } from "#core/product";

/** Text for recruiters to publish where candidates apply; they fill in the brackets. */
export const CANDIDATE_NOTICE = `How we use software to read your application

We use ${PRODUCT_NAME} to help us read resumes. It compares what a resume says with the requirements of the job, one by one, quotes the lines it relies on, and suggests an order in which we look at candidates. It does not decide: a person reads your application and makes every decision.

Before your resume is assessed, your name, contact details, address, date of birth, photo and similar personal details are hidden from the assessment. A requirement that is not mentioned counts as "not shown", never as "no", and becomes a question we may ask you.

We keep your resume and the assessment for [number] days, then they are deleted. You may ask us at any time, at [contact address], to see the assessment and the lines it relies on, to correct it, to have your application assessed without this software, or to have your data deleted.`;
