export type Section =
  | "top"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certifications"
  | "projects"
  | "other";

const HEADINGS: [Section, string][] = [
  [
    "summary",
    `summary|profile|professional summary|executive summary|career summary|objective|career objective|about me|about|overview|
     professional profile|executive profile|personal statement|professional overview|career overview|career profile|
     summary of qualifications|qualifications summary|personal profile|profile summary|обо мне|о себе|краткая информация|цель|желаемая должность|resumen|profil|introduction|
     个人总结|个人简介|自我评价|个人优势|自我介绍|求职意向|الملخص|الملخص المهني|نبذة|نبذة عني|نبذة شخصية|الهدف الوظيفي`,
  ],
  [
    "experience",
    `experience|work experience|professional experience|employment|employment history|work history|career history|
     relevant experience|professional background|employment record|career experience|industry experience|working experience|
     job experience|relevant work experience|experience summary|internships|internship|internship experience|work|
     professional history|teaching experience|clinical experience|volunteer experience|additional experience|
     other experience|related experience|military experience|employment experience|career|positions held|
     professional work experience|experience details|employment details|organizational experience|research experience|
     опыт работы|опыт|профессиональный опыт|трудовой опыт|трудовая деятельность|карьера|места работы|experiencia|experiencia laboral|experience professionnelle|expérience professionnelle|berufserfahrung|
     esperienza professionale|work experiences|previous experience|company details|career progression|
     工作经历|工作经验|职业经历|实习经历|工作履历|الخبرة|الخبرات|الخبرة المهنية|الخبرات المهنية|الخبرة العملية|الخبرات العملية|خبرات العمل`,
  ],
  [
    "education",
    `education|academic background|education and training|academic qualifications|educational background|qualifications|
     education and qualifications|educational qualifications|academics|academic details|education details|academic history|
     educational qualification|academic qualification|academic profile|education background|education and certifications|
     education & training|education & certifications|educational details|scholastics|schooling|образование|высшее образование|formation|
     educación|ausbildung|degrees|academic credentials|educational history|coursework|relevant coursework|
     教育背景|教育经历|学历|教育|التعليم|المؤهلات|المؤهلات العلمية|المؤهلات الدراسية|المؤهل العلمي`,
  ],
  [
    "skills",
    `skills|technical skills|key skills|core competencies|core skills|highlights|skill highlights|areas of expertise|expertise|
     competencies|technical proficiencies|technical expertise|technologies|tools|it skills|computer skills|professional skills|
     skills summary|core qualifications|skills and abilities|technical summary|tools and technologies|skill set|skillset|
     key competencies|soft skills|hard skills|additional skills|technical knowledge|strengths|skills & expertise|languages|
     language skills|programming languages|software|software skills|it proficiency|technical competencies|core strengths|
     skills and expertise|summary of skills|key strengths|навыки|ключевые навыки|профессиональные навыки|технические навыки|
     личные качества|ключевые компетенции|компетенции|технологии|стек|стек технологий|инструменты|языки|знание языков|владение языками|competences|compétences|kenntnisse|habilidades|
     areas of strength|software proficiency|it knowledge|personal skills|skills and competencies|tools & technologies|
     technical skill set|functional skills|qualifications and skills|skills and tools|key skills and competencies|skill|
     技能|专业技能|技能特长|技术栈|技术能力|语言能力|掌握技能|المهارات|المهارات التقنية|المهارات الشخصية|اللغات`,
  ],
  [
    "certifications",
    `certifications|certification|certificates|licensure|licensure and certification|licensure and certifications|licenses|licences|licenses and certifications|licenses & certifications|
     certifications and licenses|professional certifications|training and certifications|trainings|training|courses|
     professional development|certifications and training|courses and certifications|сертификаты|курсы|повышение квалификации|повышение квалификации курсы|
     дополнительное образование|тесты экзамены|professional training|
     certifications & licenses|certificates and courses|professional certification|trainings and certifications|证书|资格证书|获得证书|培训经历|الشهادات|الدورات|الدورات التدريبية|الشهادات والدورات`,
  ],
  [
    "projects",
    `projects|personal projects|academic projects|key projects|selected projects|project experience|project details|
     major projects|projects undertaken|project|portfolio|project work|проекты|ключевые проекты|реализованные проекты|research projects|projects handled|项目经验|项目经历|المشاريع`,
  ],
  [
    "other",
    `interests|hobbies|references|referees|personal details|personal information|publications|awards|honors|honours|
     accomplishments|achievements|affiliations|memberships|professional affiliations|professional memberships|
     volunteering|volunteer work|activities|extracurricular activities|additional information|personal interests|
     awards and honors|declaration|hobbies and interests|presentations|community service|conferences|contact|contacts|
     contact information|professional organizations|extra curricular activities|key achievements|awards and achievements|
     honors and awards|patents|civic involvement|leadership|personal|personal data|contact details|details|
     достижения|ключевые достижения|награды|публикации|хобби|интересы|увлечения|рекомендации|контакты|личная информация|
     дополнительная информация|兴趣爱好|获奖情况|荣誉奖项|联系方式|个人信息|الهوايات|المراجع|البيانات الشخصية|المعلومات الشخصية|معلومات الاتصال`,
  ],
];

const sectionByHeading = new Map<string, Section>();
for (const [section, names] of HEADINGS) {
  for (const name of names.split("|")) sectionByHeading.set(normalize(name), section);
}

function normalize(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The section this line opens, or undefined when it is not a heading. Letter-spaced headings count too. */
export function readHeading(line: string): Section | undefined {
  // A sentence that ends on a line of its own may end in a heading's word.
  if (line.length > 60 || /^\s*\p{Ll}.*[.,;]\s*$/u.test(line)) return undefined;
  const trimmed = line.trim();
  const spaced = /^(?:\p{L} ){3,}\p{L}:?$/u.test(trimmed) ? trimmed.replace(/ /g, "") : trimmed;
  return sectionByHeading.get(normalize(spaced));
}
