export const CARE_CERTIFICATES = `
# care certificates
LPN License | lvn license | licensed practical nurse license | lpn licensure > Nursing
Nurse Practitioner License | =FNP-C | =FNP-BC | family nurse practitioner | =FNP > Nursing
NCLEX | nclex rn > Nursing
Nursing Specialty Certification | =CEN | =CNOR | =OCN | =CMSRN | =RNC-OB | certified emergency nurse > Nursing
NRP | neonatal resuscitation program > Neonatal Care
TNCC | trauma nursing core course > Trauma Nursing
!ATLS | =ATLS | advanced trauma life support
NIHSS | nihss certified | nih stroke scale
ENPC | stable program
Home Health Aide Certificate | certified home health aide | =HHA > Home Care
Care Certificate | nvq health and social care | nvq level 2 health and social care | nvq level 3 health and social care > Home Care
Medication Aide Certificate | certified medication aide | qualified medication aide > Medication Administration
Patient Care Technician Certificate | certified patient care technician | =CPCT | =CCMA | certified clinical medical assistant > Patient Care
EKG Certification | certified ekg technician > EKG
Pharmacy Technician Certification | certified pharmacy technician | =CPhT | ptcb > Pharmacy
!BCPS | =BCPS | board certified pharmacotherapy specialist > Clinical Pharmacy
Immunization Certification | apha immunization > Vaccination
CCS (coding) | certified coding specialist | cca coding > Medical Coding
AAPC Certification | aapc certified | certified professional biller > Medical Billing
RHIA | rhit | registered health information technician | registered health information administrator > Medical Records
Epic Certification | epic certified | epic credentialed trainer > Epic EHR
CPHQ | certified professional in healthcare quality > Healthcare Quality Improvement
CPHIMS > Health Informatics
FACHE | fellow of the american college of healthcare executives > Healthcare Administration
ARRT | arrt certified | arrt r > X-Ray Imaging
RDMS | ardms | registered diagnostic medical sonographer > Ultrasound
Radiologic License | fluoroscopy license > Radiology
ASCP Certification | mls ascp | mlt ascp | ascp certified > Medical Laboratory Science
Respiratory License | registered respiratory therapist | certified respiratory therapist > Respiratory Therapy
Physical Therapist License | licensed physical therapist | doctor of physical therapy > Physical Therapy
Physical Therapist Assistant License | licensed physical therapist assistant > Physical Therapy
Occupational Therapy License | nbcot | =OTR/L | =COTA > Occupational Therapy
CCC-SLP | ccc slp | certificate of clinical competence > Speech Therapy
HCPC Registration | hcpc registered
Registered Dietitian Credential | registered dietitian nutritionist | cdr registered > Dietetics
Dental Assistant Certification | certified dental assistant | registered dental assistant | gdc registered > Dental Assisting
Dental Hygiene License | licensed dental hygienist | registered dental hygienist > Dental Hygiene
Dental License | licensed dentist > Dentistry
Optometry License | licensed optometrist | abo certified > Optometry
Veterinary License | licensed veterinarian | mrcvs > Veterinary Care
Veterinary Technician License | licensed veterinary technician | certified veterinary technician | registered veterinary technician > Veterinary Care
DEA Registration | dea license | dea number
USMLE | usmle step 1 | usmle step 2 > Medicine
PLAB | mrcp | mrcgp | mrcs > Medicine
Board Certification | board eligible | abim certified > Medicine
Psychologist License | licensed psychologist > Psychology
LPC | licensed professional counselor | licensed mental health counselor | =LMHC | =LCPC > Counseling
LMFT | licensed marriage and family therapist > Family Therapy
LMSW | licensed master social worker > Social Work
Social Work England Registration | hcpc social worker | registered social worker > Social Work
CADC | certified alcohol and drug counselor | certified addiction counselor > Addiction Counseling
BCBA | board certified behavior analyst > Behavior Analysis
RBT | registered behavior technician > Behavior Analysis
Peer Support Certification | certified peer specialist | peer support specialist
CPI Certification | crisis prevention institute | cpi certified | nonviolent crisis intervention certified > De-Escalation
Safeguarding Certificate | safeguarding level 2 | safeguarding level 3 > Childhood Safeguarding
Child Development Associate | =CDA > Child Care
Paediatric First Aid | paediatric first aid certificate > First Aid
Food Allergy Certificate | allertrain
Case Manager Certification | certified case manager | =CCM > Case Management
Clinical Research Certification | ccrp | ccrc | acrp certified | socra > Clinical Research
Regulatory Affairs Certification | raps certified > Regulatory Affairs
AHIP Certification | ahip certified
IBCLC | international board certified lactation consultant > Lactation Consulting
Doula Certification | certified doula
Paramedic License | licensed paramedic | nremt | nrp paramedic > Emergency Medical Services
Ambulance Driver Licence | c1 licence | blue light driving

# teaching certificates
PGCE | postgraduate certificate in education > Teaching, Teaching License
B.Ed Teaching Qualification | =B.Ed | bachelor of education > Teaching
Special Education Certification | special education license | sped certified > Special Education
ESL Certification | esl endorsement | esl certified > ESL Teaching
CELTA > ESL Teaching, TEFL Certificate
DELTA (teaching) | delta module > ESL Teaching
Montessori Certification | montessori certified | montessori diploma > Montessori
National Board Certification | national board certified teacher > Teaching
Assessor Award | taqa | a1 assessor | iqa award > Vocational Training
PTLLS | dtlls | cert ed > Teaching
Reading Specialist Certification | wilson reading | orton gillingham > Reading Instruction
CTET | ugc net | state eligibility test > Teaching
Principal License | administrator certification education > School Administration
Librarian Certification | school library media specialist > Library Services

# language certificates
IELTS | ielts academic
TOEFL | toefl ibt
TOEIC
Cambridge English | cambridge certificate in advanced english | first certificate in english
JLPT | jlpt n1 | jlpt n2
HSK | hsk 5 | hsk 6
DELE
DELF | dalf
Goethe-Zertifikat | goethe certificate | testdaf
TORFL

# law certificates
Paralegal Certificate | certified paralegal | nala certified > Paralegal Services
CILEX | chartered legal executive > Legal Practice
LPC (law) | legal practice course | solicitors qualifying examination > Legal Practice
Chartered Company Secretary | =ICSI | =ICSA > Corporate Law
Compliance Certification | certified compliance and ethics professional | ica diploma | =CRCM > Regulatory Compliance
Certified Translator | ata certified | sworn translator | certified court interpreter > Translation
Patent Bar | registered patent attorney | registered patent agent > Patent Law
`;
